# Opponents that think as people do. Of the machine player they know the view of a seat and nothing else.
INCLUDES_tools/mille/styles := tools/mille/styles $(MILLE_BOT)
